import { html, type Part } from '../../kit/html';
import { advice, bangla, dose, findings, type Medicine, written } from './data';
import { bn } from './shell';

const line = (one: Medicine, index: number): string =>
  html`<li><b>${index + 1}.</b><div><span>${one.form} <strong>${one.brand}</strong> <small>${one.generic}</small></span><p class="rx-bn"><em>${dose(one)}</em><span>${one.when}</span><span>${one.days}</span></p></div></li>`;

/** The doctor's own pad, as it comes out of the printer; `writing` is the line under the pen. */
export const pad = (writing?: Part): string =>
  html`<article class="rx-pad"><header><div><h2>Consultant, Medicine</h2><p>MBBS, FCPS (Medicine)</p><p>BMDC Reg. No. A-00000</p></div><div class="right rx-bn"><h2>মেডিসিন বিশেষজ্ঞ</h2><p>চেম্বার: ধানমন্ডি, ঢাকা</p><p>শনি থেকে বুধ, বিকাল ৫:৩০ থেকে রাত ৯:৩০</p></div></header>
    <div class="rx-who"><span><small>Name</small>Patient 1042</span><span><small>Age</small>54 y</span><span><small>Sex</small>F</span><span><small>Weight</small>68 kg</span><span><small>Serial</small>12</span><span><small>Date</small>18 Nov 2026</span></div>
    <div class="rx-body"><aside>${findings.map(([title, items]) => html`<section><h4>${title}</h4>${items.map((item) => html`<p>${item}</p>`)}</section>`)}</aside>
      <div class="rx-lines"><span class="rx-sign">℞</span><ol>${written.map(line)}${writing}</ol><div class="rx-advice"><h4 class="rx-bn">উপদেশ</h4>${advice.map((text) => html`<p>${bn(`• ${text}`)}</p>`)}</div></div></div>
    <footer><span class="rx-bn">পরবর্তী সাক্ষাৎ: ${bangla('16')} ডিসেম্বর ${bangla('2026')}, বুধবার</span><span class="rx-signature"><svg width="150" height="34" viewBox="0 0 150 34"><path d="M6 24c10-22 20-18 16-2s-8 8-2-2 12-10 14 0 8-4 12-8 6 6 14 2 8-8 14-4 8 6 18 2 20-8 50-10"/></svg><small>Signature</small></span></footer></article>`;
