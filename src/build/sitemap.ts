import { isOpen, jobPath, newJobPath } from '../contract/jobs';

interface SitemapData {
  allSitePage: { nodes: { path: string }[] };
  allJob: { nodes: { wire: { id: string; job_title: string; application_deadline: string } }[] };
}

/** Options of gatsby-plugin-sitemap: every page that search engines may show. */
export function sitemapOptions(now = Date.now) {
  return {
    output: '/',
    // The two services have pages of their own, which are the canonical ones.
    excludes: ['/search', '/thank-you/*', '/services/digital-marketing', '/services/it-outsourcing', newJobPath],
    query: `{
      site { siteMetadata { siteUrl } }
      allSitePage { nodes { path } }
      allJob { nodes { wire { id job_title application_deadline } } }
    }`,
    /**
     * A closed job has a page for those who kept its address, but is not offered to search engines any more. The order
     * is that of the addresses, since Gatsby's is by what was changed last.
     */
    resolvePages: ({ allSitePage, allJob }: SitemapData) => {
      const closed = allJob.nodes.filter(({ wire }) => !isOpen(wire, now())).map(({ wire }) => jobPath(wire));
      return allSitePage.nodes
        .filter(({ path }) => !closed.includes(path))
        .sort((one, other) => (one.path < other.path ? -1 : 1));
    },
  };
}
