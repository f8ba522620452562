import { hiringPage } from '../../../src/content/schema/company-pages';
import { homePage } from '../../../src/content/schema/home-page';
import { servicesPage } from '../../../src/content/schema/service-pages';
import { claims, company, firstSentence, rolesOf, type Service, services, wordsOf } from '../content';
import { escapeHtml, icon, sheet, stitch } from '../parts';

const hiring = wordsOf('pages/hiring.json', hiringPage);
const home = wordsOf('pages/home.json', homePage);
const words = wordsOf('pages/services.json', servicesPage);

/** What we do: six services, what all systems share, and who we are in figures. */
export function workSheet(): string {
  return sheet(
    'work',
    `<h2>${escapeHtml(words.heading.title)}</h2>
    <p class="lead">${escapeHtml(words.heading.text ?? '')}</p>
    <ul class="services">${services.map(serviceItem).join('')}</ul>
    ${stitch(174)}
    <div class="common"><h3>${escapeHtml(home.features.title)}</h3><dl>${home.features.items.map(common).join('')}</dl></div>
    <div class="mission"><h3>${escapeHtml(home.features.mission.label)}</h3><p>${escapeHtml(home.features.mission.text)}</p></div>
    <ul class="figures">${figures.map(figure).join('')}</ul>`,
    2,
  );
}

function serviceItem(service: Service): string {
  const roles = rolesOf(service).slice(0, 4).join(', ');
  return `<li>${icon(service.icon)}<div><h3>${escapeHtml(service.title)}</h3><p>${escapeHtml(firstSentence(service.description))}</p>
    <p class="roles"><b>${escapeHtml(words.includes)}:</b> ${escapeHtml(roles)}</p></div></li>`;
}

function common({ title, text }: { title: string; text: string }): string {
  return `<div><dt>${escapeHtml(title)}</dt><dd>${escapeHtml(text)}</dd></div>`;
}

/**
 * Two figures of site.json wait for the owner's word: clients (3500+) is left out; the pool (1000+) is named as such,
 * on sheet 4.
 */
const figures: readonly [value: string, label: string][] = [
  [String(company.establishedYear), hiring.facts.established],
  [claims.offices, hiring.facts.offices],
  [claims.staff, 'Own staff'],
  [claims.businesses, 'Businesses that trust us'],
  [claims.domains, 'Business domains'],
];

function figure([value, label]: readonly [string, string]): string {
  return `<li><b>${escapeHtml(value)}</b> ${escapeHtml(label)}</li>`;
}
