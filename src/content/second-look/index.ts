import { type Collection, collections } from '../collections';
import type { ContentFile, Problem } from '../files/load';
import { emptied } from './emptied';
import { typedFacts } from './facts';
import { emptyIndustries } from './industries';
import { implausiblePrices } from './prices';
import { nearSubjects } from './subjects';
import { slips } from './words';

/**
 * What is right as far as anybody can tell, and mostly was not meant: a price with a nought too many, a word written
 * twice. It stops nothing, since now and then it was.
 */
export function secondLook(files: readonly ContentFile[]): Problem[] {
  const of = (type: Collection['type']) => files.filter(({ collection }) => collection.type === type);
  const found = [
    ...implausiblePrices(of('HostingGroup')),
    ...emptyIndustries(of('Industry'), of('Product')),
    ...nearSubjects(of('Faq')),
    ...files.flatMap(typedFacts),
    ...files.flatMap(slips),
    ...collections.flatMap((collection) => emptied(collection, of(collection.type))),
  ];
  return found.map((one) => ({ ...one, message: `${one.message}; please look whether that is meant` }));
}
