import { graphql, useStaticQuery } from 'gatsby';

export type Company = NonNullable<Queries.CompanyFactsQuery['company']>;

/** The company's facts and addresses, from `data/site.json`. */
export function useCompany(): Company {
  const { company } = useStaticQuery<Queries.CompanyFactsQuery>(graphql`
    query CompanyFacts {
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
      }
    }
  `);
  if (!company) throw new Error('data/site.json was not read');
  return company;
}
