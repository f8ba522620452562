import { graphql, type PageProps } from 'gatsby';
import { useMemo, useState } from 'react';
import { ownEntries } from '../blocks/search/entries';
import { LinkLists } from '../blocks/search/link-lists';
import { Search } from '../blocks/search/search';
import { PageBody } from '../components/page-body';
import { PageHeader } from '../components/page-header';
import { useQuery } from '../search/use-query';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

/** One search over the site, and without a script the lists below it. */
export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { words } = data;
  assertRead(words, 'searchPage');
  const typed = useQuery(location.search, location.key ?? '');
  // Whoever follows a link to an answer, or goes back to one, comes to read it.
  const [comesToType] = useState(typed.query === '');
  const entries = useMemo(() => ownEntries(data), [data]);
  return (
    <>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} hidden />
      <PageHeader title={words.heading.title}>
        <p data-needs-script>{words.heading.text}</p>
      </PageHeader>
      <PageBody>
        <Search {...typed} words={words.box} entries={entries} takesFocus={comesToType} />
        <LinkLists words={words.lists} lists={data} />
      </PageBody>
    </>
  );
}

export const query = graphql`
  query SearchPage {
    words: searchPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      box {
        ...SearchBox
      }
      lists {
        ...LinkListsWords
      }
    }
    ...SearchIndex
    ...LinkLists
  }
`;
