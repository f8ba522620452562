import { graphql, useStaticQuery } from 'gatsby';

/** The menus and the footer's links, in one query, so that a page fetches one file for them. */
export function useNavigation() {
  const { navigation } = useStaticQuery<Queries.MenusQuery>(graphql`
    query Menus {
      navigation {
        topBar {
          label
          to
          external
        }
        company {
          label
          to
          external
        }
        outsourcing {
          label
          to
        }
        support {
          label
          to
          external
        }
        explore {
          label
          to
          external
        }
        legal {
          label
          to
          external
        }
      }
    }
  `);
  if (!navigation) throw new Error('data/navigation.json was not read');
  return navigation;
}
