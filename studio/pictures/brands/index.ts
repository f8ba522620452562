import { fontStyle } from '../font';
import { palette, unbleached } from '../palette';
import { type Brand, brands } from './glyphs';

export const brandSize = { width: 480, height: 160 };

/** The stitched edge and roundel are flat: a mark must survive at 120 px, where a shadow is dirt. */
function drawBrand({ line, ground, shape, detail, stitch }: Brand, style: string): string {
  const stitches = 'stroke-linecap="round" fill="none"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" viewBox="0 0 480 160">
${style}
<rect x="3" y="3" width="474" height="154" rx="30" fill="${unbleached}"/>
<rect x="12" y="12" width="456" height="136" rx="22" ${stitches} stroke="${ground}" stroke-width="3.5" stroke-dasharray="11 8.5"/>
<circle cx="88" cy="80" r="52" fill="${ground}"/>
<circle cx="88" cy="80" r="45.5" ${stitches} stroke="${palette.turmeric300}" stroke-width="2.8" stroke-dasharray="7.5 6.792"/>
<g transform="translate(56 47.5) scale(1)">
<path d="${shape}" fill="${palette.cotton}" fill-rule="evenodd"/>
<path d="${detail}" ${stitches} stroke="${ground}" stroke-width="4.5"/>
<path d="${stitch}" ${stitches} stroke="${palette.turmeric500}" stroke-width="4.5" stroke-dasharray="5.5 8"/>
</g>
<text x="164" y="66" font-size="32" font-weight="500" fill="${palette.slate}">Kantha</text>
<text x="162" y="119" font-size="62" font-weight="720" fill="${palette.ink}">${line}</text>
</svg>`;
}

export async function drawBrands(): Promise<string[]> {
  const style = await fontStyle();
  return brands.map((brand) => drawBrand(brand, style));
}
