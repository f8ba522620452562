import { graphql, useStaticQuery } from 'gatsby';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { useNearViewport } from '../components/use-near-viewport';
import { hireServiceOptions, isCatalogueList, solutionOptions } from '../contract/catalogue-options';
import type { CatalogueList, FormDefinition, Option, OptionSource } from '../contract/form';
import { openJobOptions } from '../contract/jobs';
import { sortByLabel } from '../contract/lists';
import { fixedOptions } from '../contract/options';
import type { ReloadedList } from '../live/options';

export interface FormOptions {
  of: (source: OptionSource) => Option[];
  /** Whether a list had this when it was built and has it no more. */
  hasLost: (source: OptionSource, label: string) => boolean;
  /** Whether a current list could not be loaded, so that the build's snapshot is shown. */
  isStale: boolean;
  reload: () => void;
}

/**
 * The choices of a form: the snapshot of the build at once, then the backend's current lists, once the form is near
 * the viewport. It can be filled in whatever the backend does (R-ERR-02).
 */
export function useFormOptions(form: FormDefinition, formRef: RefObject<HTMLFormElement>): FormOptions {
  const snapshot = useSnapshot();
  const isNear = useNearViewport(formRef);
  const [current, setCurrent] = useState<Partial<Record<ReloadedList, Option[]>>>({});
  const [isStale, setStale] = useState(false);

  const reload = useCallback(() => {
    setStale(false);
    for (const list of reloadedLists(form)) {
      load(list).then(
        (options) => setCurrent((lists) => ({ ...lists, [list]: options })),
        () => setStale(true),
      );
    }
  }, [form]);
  useEffect(() => {
    if (isNear) reload();
  }, [isNear, reload]);

  const of = useCallback(
    (source: OptionSource) => {
      if (isReloaded(source)) return current[source] ?? snapshot[source];
      return isCatalogueList(source) ? snapshot[source] : fixedOptions(source);
    },
    [current, snapshot],
  );
  const hasLost = (source: OptionSource, label: string) => {
    return (!isReloaded(source) || current[source] !== undefined) && !of(source).some((one) => one.label === label);
  };
  return { of, hasLost, isStale, reload };
}

function reloadedLists(form: FormDefinition): ReloadedList[] {
  return form.fields.flatMap(({ options }) => (options && isReloaded(options) ? [options] : []));
}

function isReloaded(source: OptionSource): source is ReloadedList {
  return source === 'countries' || source === 'industries' || source === 'products' || source === 'openJobs';
}

/** What asks for the lists comes when somebody is near the form, which can be filled in without it. */
async function load(list: ReloadedList): Promise<Option[]> {
  const { loadOptions } = await import('../live/options');
  return loadOptions(list);
}

function useSnapshot(): Record<ReloadedList | CatalogueList, Option[]> {
  const { allCountry, allProduct, allIndustry, allService, allJob, site } =
    useStaticQuery<Queries.FormSnapshotQuery>(graphql`
    query FormSnapshot {
      allCountry {
        nodes {
          jsonId
          name
        }
      }
      allProduct {
        nodes {
          jsonId
          title
        }
      }
      allIndustry {
        nodes {
          jsonId
          title
        }
      }
      allService(sort: { jsonId: ASC }) {
        nodes {
          slug
          title
          categories {
            name
            slug
          }
        }
      }
      allJob(sort: [{ published: DESC }, { jsonId: DESC }]) {
        nodes {
          wire {
            job_title
            application_deadline
          }
        }
      }
      site {
        buildTime
      }
    }
  `);
  return useMemo(
    () => ({
      countries: allCountry.nodes.map(({ jsonId, name }) => ({ value: jsonId, label: name })),
      industries: toOptions(allIndustry.nodes),
      products: toOptions(allProduct.nodes),
      hireServices: hireServiceOptions(allService.nodes),
      solutions: solutionOptions(allProduct.nodes),
      openJobs: openJobOptions(
        allJob.nodes.map(({ wire }) => wire),
        Date.parse(site?.buildTime ?? ''),
      ),
    }),
    [allCountry, allProduct, allIndustry, allService, allJob, site],
  );
}

function toOptions(nodes: readonly { readonly jsonId: number; readonly title: string }[]): Option[] {
  return sortByLabel(nodes.map(({ jsonId, title }) => ({ value: String(jsonId), label: title })));
}
