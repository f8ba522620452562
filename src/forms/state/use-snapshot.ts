import { graphql, useStaticQuery } from 'gatsby';
import type { Option, OptionSource } from '../../contract/form-definition';

/** What every list offered when the site was built (src/build/form-choices.ts). */
export function useSnapshot(): Readonly<Record<OptionSource, readonly Option[]>> {
  return useStaticQuery<Queries.FormSnapshotQuery>(graphql`
    query FormSnapshot {
      formChoices {
        companySize {
          ...Choice
        }
        role {
          ...Choice
        }
        leadSource {
          ...Choice
        }
        experience {
          ...Choice
        }
        education {
          ...Choice
        }
        countries {
          ...Choice
        }
        industries {
          ...Choice
        }
        products {
          ...Choice
        }
        hireServices {
          ...GroupedChoice
        }
        solutions {
          ...Choice
        }
        openJobs {
          ...Choice
        }
      }
    }
  `).formChoices;
}
