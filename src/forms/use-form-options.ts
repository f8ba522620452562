import { graphql, useStaticQuery } from 'gatsby';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { useNearViewport } from '../components/use-near-viewport';
import type { Progress } from '../components/use-retry';
import { hireServiceOptions, isCatalogueList, solutionOptions } from '../contract/catalogue-options';
import type { CatalogueList, FormDefinition, Option, OptionSource } from '../contract/form';
import { sortByLabel } from '../contract/lists';
import { openJobOptions } from '../contract/open-jobs';
import { fixedOptions } from '../contract/options';
import type { ReloadedList } from '../live/options';

export interface FormOptions {
  of: (source: OptionSource) => Option[];
  /** Whether a list had this when it was built and has it no more. */
  hasLost: (source: OptionSource, label: string) => boolean;
  /** Of the current lists; while one of them cannot be had, the build's snapshot of it is shown. */
  progress: Progress;
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
  const [progress, setProgress] = useState<Progress>('loading');

  const reload = useCallback(() => {
    setProgress('loading');
    const take = async (list: ReloadedList) => {
      const options = await load(list);
      setCurrent((lists) => ({ ...lists, [list]: options }));
    };
    Promise.all(reloadedLists(form).map(take)).then(
      () => setProgress('current'),
      () => setProgress('failed'),
    );
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
  return { of, hasLost, progress, reload };
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
