import { Helmet } from 'react-helmet';
import type { Crumb } from '../shared/trail';
import { useCompany } from '../shared/use-company';
import { breadcrumbs, type JsonLd, serialise } from './json-ld';

interface SeoProps {
  /** Name of the page; the home page has none. */
  title?: string;
  description: string;
  /** Path of the page. */
  path: string;
  /** Path of the page that search engines should show instead, when there is one. */
  canonicalPath?: string;
  /** Pages that only make sense to the visitor who is sent to them. */
  hidden?: boolean;
  /** The picture shown when the page is shared, 1200 × 630; without one, the company's own. */
  image?: SharePicture | undefined;
  /** The pages above this one, when there is more between it and the home page than nothing. */
  crumbs?: readonly Crumb[];
  jsonLd?: readonly JsonLd[];
}

interface SharePicture {
  /** Path within the site. */
  src: string;
  alt: string;
}

/** Everything in the head of a page. The only place that uses react-helmet; two would fight over the title. */
export function Seo(props: SeoProps) {
  const { title, description, path, canonicalPath = path, hidden = false, image, crumbs = [], jsonLd = [] } = props;
  const company = useCompany();
  const origin = company.siteUrl;
  const fullTitle = pageTitle(company, title);
  const picture = image ?? { src: '/img/share.png', alt: `${company.name}: ${company.tagline}` };
  const canonical = `${origin}${canonicalPath}`;
  const place = crumbs.length > 0 ? [breadcrumbs(origin, [...crumbs, { label: title ?? '', to: canonicalPath }])] : [];
  return (
    <Helmet htmlAttributes={{ lang: 'en' }}>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={title ?? company.tagline} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:image" content={`${origin}${picture.src}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {[...place, ...jsonLd].map((entry) => (
        <script key={String(entry['@type'])} type="application/ld+json">
          {serialise(entry)}
        </script>
      ))}
    </Helmet>
  );
}

interface TitleWords {
  readonly name: string;
  readonly tagline: string;
  readonly title: string;
}

/** Page name, site name, site title; on the home page site name and tagline (R-ROUTE-24). */
export function pageTitle(words: TitleWords, page?: string): string {
  return page ? `${page} | ${words.name} | ${words.title}` : `${words.name} | ${words.tagline}`;
}
