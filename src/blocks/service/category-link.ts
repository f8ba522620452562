import { servicePath } from '../../contract/paths';

/**
 * A category that is itself a service leads to its page; every other one opens the hire form with it chosen (R-ITO-02,
 * 03).
 */
export function categoryLink(category: string, services: readonly { readonly slug: string }[]): string {
  return services.some(({ slug }) => slug === category)
    ? servicePath({ slug: category })
    : `/hiring?service=${category}`;
}
