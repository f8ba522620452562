import { graphql, type PageProps } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';
import { searchEntries } from '../blocks/not-found/entries';
import { LinkLists } from '../blocks/not-found/link-lists';
import { LooseEnd } from '../blocks/not-found/loose-end';
import { Search } from '../blocks/not-found/search';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

/** A thread that has come loose, and three ways to pick it up: search, the lists below, the header. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundQuery>) {
  const { words, navigation, allService, allIndustry, picture } = data;
  const path = useMissingPath(location.pathname);
  const entries = useMemo(() => searchEntries(data), [data]);
  assertRead(words, 'notFoundPage');
  const heading = words.missing.find(({ under }) => path.startsWith(under)) ?? words.heading;
  return (
    <LooseEnd words={heading} picture={picture?.publicURL ?? ''}>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} hidden />
      <Search words={words.search} entries={entries} path={path} />
      <LinkLists
        words={words.lists}
        pages={navigation?.explore ?? []}
        services={allService.nodes}
        industries={allIndustry.nodes}
      />
    </LooseEnd>
  );
}

/** The address that leads nowhere. The HTML was made once for all of them, so it is empty until the page is mounted. */
function useMissingPath(pathname: string): string {
  const [path, setPath] = useState('');
  useEffect(() => setPath(pathname), [pathname]);
  return path;
}

export const query = graphql`
  query NotFound {
    words: notFoundPage {
      seo {
        title
        description
      }
      heading {
        title
        text
      }
      missing {
        under
        title
        text
      }
      search {
        label
        kinds {
          page
          product
          service
          question
        }
        nothing
        partly
      }
      lists {
        ...NotFoundLists
      }
    }
    picture: file(relativePath: { eq: "images/thread-loose.svg" }) {
      publicURL
    }
    navigation {
      explore {
        label
        to
      }
    }
    allIndustry(sort: { jsonId: ASC }) {
      nodes {
        slug
        title
      }
    }
    ...SearchIndex
  }
`;
