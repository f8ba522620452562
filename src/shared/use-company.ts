import { graphql, useStaticQuery } from 'gatsby';
import { assertRead } from './assert-read';

export type Company = NonNullable<Queries.CompanyFactsQuery['company']> & {
  /** Canonical origin, without a slash at the end. */
  siteUrl: string;
  /** The day of the build in Dhaka, `2027-01-31`. */
  builtOn: string;
};

/** The company's facts and addresses, from `data/site.json`, and what the build knows about the site itself. */
export function useCompany(): Company {
  const { company, site } = useStaticQuery<Queries.CompanyFactsQuery>(graphql`
    query CompanyFacts {
      site {
        builtOn
        siteMetadata {
          siteUrl
        }
      }
      company {
        name
        shortName
        tagline
        title
        blurb
        establishedYear
        contact {
          phone
          email
          whatsapp
          hours
        }
        links {
          portal
          blog
          appStore
          community
          knowledgeBase
        }
        social {
          network
          url
        }
        offer {
          active
          text
          to
        }
        claims {
          businesses
        }
        companyProfile
        companyProfileSize
      }
    }
  `);
  assertRead(company, 'site.json');
  return { ...company, siteUrl: site?.siteMetadata?.siteUrl ?? '', builtOn: site?.builtOn ?? '' };
}
