import { createHand, type Hand } from '../../stitch/hand';
import { picture } from '../../svg';
import { drawCode } from './code';
import { drawDesign } from './design';
import { drawMegaphone } from './megaphone';
import { drawPage } from './page';
import { drawPhones } from './phones';
import { drawTeam } from './team';

export const serviceSize = { width: 640, height: 520 };

/** What each service makes, as sewn pieces on nothing, so that they lie on cloth of any colour. */
const subjects: Readonly<Record<string, (hand: Hand) => string>> = {
  'software-development': drawCode,
  'website-development': drawPage,
  'apps-development': drawPhones,
  'digital-marketing': drawMegaphone,
  'ui-ux-design': drawDesign,
  'it-outsourcing': drawTeam,
};

/** The drawings by the slug of their service. */
export function drawServices(): [slug: string, svg: string][] {
  return Object.entries(subjects).map(([slug, draw], index) => [
    slug,
    picture(serviceSize.width, serviceSize.height, draw(createHand(40 + index))),
  ]);
}
