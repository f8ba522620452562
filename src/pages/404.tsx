import { graphql, type PageProps } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';
import { LooseEnd } from '../blocks/not-found/loose-end';
import { wordsOfPath } from '../blocks/not-found/words-of-path';
import { ownEntries } from '../blocks/search/entries';
import { LinkLists } from '../blocks/search/link-lists';
import { Search } from '../blocks/search/search';
import { Seo } from '../seo/seo';
import { assertRead } from '../shared/assert-read';

/** As many results as fit on a phone without scrolling past the lists below, and of those that nobody asked for. */
const most = { asked: 8, unasked: 3 };

/** A thread that has come loose, and three ways to pick it up: search, the lists below, the header. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundQuery>) {
  const { words, searchWords, picture } = data;
  const [typed, setTyped] = useState<string>();
  const path = useMissingPath(location.pathname);
  const unasked = typed === undefined;
  const entries = useMemo(() => ownEntries(data), [data]);
  assertRead(words, 'notFoundPage');
  assertRead(searchWords, 'searchPage');
  const heading = words.missing.find(({ under }) => path.startsWith(under)) ?? words.heading;
  return (
    <LooseEnd words={heading} picture={picture?.publicURL ?? ''}>
      <Seo title={words.seo.title} description={words.seo.description} path={location.pathname} hidden />
      <Search
        words={searchWords.box}
        entries={entries}
        most={unasked ? most.unasked : most.asked}
        unasked={unasked}
        query={typed ?? wordsOfPath(path)}
        setQuery={setTyped}
      />
      <LinkLists words={searchWords.lists} lists={data} />
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
    }
    searchWords: searchPage {
      box {
        ...SearchBox
      }
      lists {
        ...LinkListsWords
      }
    }
    picture: file(relativePath: { eq: "images/thread-loose.svg" }) {
      publicURL
    }
    ...SearchIndex
    ...LinkLists
  }
`;
