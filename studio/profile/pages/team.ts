import { digitalMarketingPage, outsourcingPage } from '../../../src/content/schema/service-pages';
import { claims, firstSentence, wordsOf } from '../content';
import { escapeHtml, sheet } from '../parts';
import { contactPanel } from './contact';

const marketing = wordsOf('pages/digital-marketing.json', digitalMarketingPage);
const words = wordsOf('pages/it-outsourcing.json', outsourcingPage);

/** Outsourcing, and on the same sheet how to reach us. */
export async function teamSheet(): Promise<string> {
  return sheet(
    'team',
    `<h2>${escapeHtml(words.heading.title)}</h2>
    <p class="lead">${escapeHtml(words.heading.text ?? '')}</p>
    <ul class="advantages">${words.advantages.map(advantage).join('')}</ul>
    <div class="about"><h3>${escapeHtml(words.about.title)}</h3><p>${escapeHtml(words.about.text[0] ?? '')}</p></div>
    <h3 class="above-thread">${escapeHtml(words.steps.title)}</h3>
    <div class="steps">${thread}<ol>${words.steps.items.map(step).join('')}</ol></div>
    <ul class="prices">
      <li><b>${escapeHtml(words.claim.label)} ${escapeHtml(claims.employeeFrom)}</b><p>${escapeHtml(words.claim.text)}</p></li>
      <li><b>${escapeHtml(marketing.call.title.replace('{price}', claims.marketingFrom))}</b>
        <p>${escapeHtml(firstSentence([marketing.call.text]))}</p></li>
    </ul>
    ${await contactPanel()}`,
    4,
  );
}

/** It dips between the four knots, which are 44 mm apart. */
const thread = `<svg class="thread" aria-hidden="true" width="174mm" height="14mm" viewBox="0 0 174 14">
  <path d="M5 7C14 16 40 14 49 7S84 0 93 7S128 14 137 7S165 1 174 4"/></svg>`;

function advantage({ claim, title, text }: (typeof words.advantages)[number]): string {
  const value = claims[claim as keyof typeof claims];
  return `<li><p class="claim"><b>${escapeHtml(value)}</b> ${escapeHtml(title)}</p><p>${escapeHtml(text)}</p></li>`;
}

function step({ title, text }: { title: string; text: string }, index: number): string {
  return `<li><span class="knot">${index + 1}</span><h4>${escapeHtml(title)}</h4><p>${escapeHtml(text)}</p></li>`;
}
