import { contactPage } from '../../../src/content/schema/company-pages';
import { homePage } from '../../../src/content/schema/home-page';
import QRCode from 'qrcode';
import { palette } from '../../pictures/palette';
import { contact, wordsOf } from '../content';
import { escapeHtml, icon } from '../parts';
import { siteAddress } from '../site-address';

const words = wordsOf('pages/contact.json', contactPage);
const home = wordsOf('pages/home.json', homePage);

/** Phone, e-mail and offices beside the code that leads to the demo form. */
export async function contactPanel(): Promise<string> {
  const { phone, email, hours, offices } = contact;
  const demo = `${siteAddress()}/schedule-a-demo`;
  return `<div class="contact dark"><div>
      <h2>${escapeHtml(words.heading.title)}</h2>
      <p class="way">${icon('phone')}<a href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeHtml(phone)}</a></p>
      <p class="way">${icon('mail')}<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>
      <p class="way">${icon('globe')}<a href="${escapeHtml(siteAddress())}">${escapeHtml(bare(siteAddress()))}</a></p>
      <p class="hours">${escapeHtml(hours)}</p>
      <ul>${offices.map(({ name, lines }) => `<li><b>${escapeHtml(name)}</b><br>${lines.map(escapeHtml).join('<br>')}</li>`).join('')}</ul>
    </div>
    <div class="demo"><a href="${escapeHtml(demo)}">${await code(demo)}</a>
      <h3>${escapeHtml(home.banner.title)}</h3><p>${escapeHtml(home.banner.demo)}: <a href="${escapeHtml(demo)}">${escapeHtml(bare(demo))}</a></p></div></div>`;
}

async function code(address: string): Promise<string> {
  const svg = await QRCode.toString(address, {
    type: 'svg',
    margin: 2,
    color: { dark: palette.ink, light: palette.white },
  });
  const data = Buffer.from(svg).toString('base64');
  return `<img src="data:image/svg+xml;base64,${data}" alt="QR code that leads to ${escapeHtml(bare(address))}">`;
}

function bare(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
