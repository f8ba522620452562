import { type Dictionary, dictionaryOf, nameOf, type Reading } from './values';

/**
 * Where it is said when a three-dimensional picture and rich media start (ISO 32000-2, 13.6.2 and 13.7.2.3): what leads
 * to the dictionary, and the key in it.
 */
const activations = [
  ['/3DA', '/A'],
  ['/Activation', '/Condition'],
] as const;

/** By a click, which is also meant where nothing is said. */
const clicked = 'XA';

/** When their page is opened, and when it is seen. */
const unasked = new Set(['PO', 'PV']);

/** Whether something starts without a click. Both names say so wherever they stand, since broken files are mended. */
export function startsUnasked(dictionary: Dictionary, resolve: Reading['resolve']): boolean {
  return activations.some(([key, when]) => {
    if (when in dictionary && unasked.has(nameOf(resolve(dictionary[when])) ?? '')) return true;
    const said = key in dictionary ? resolve(dictionaryOf(resolve(dictionary[key]))?.[when]) : null;
    return said !== null && nameOf(said) !== clicked;
  });
}
