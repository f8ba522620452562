interface Texts {
  title: string;
  description: readonly string[];
}

/** A product that was made of a copy of another, with what each must have of its own (`src/content/own-texts.ts`). */
export function withOwnTexts<Product extends Texts & { images?: unknown }>(product: Product) {
  const { images: _images, ...rest } = product;
  return {
    ...rest,
    description: product.description.map((text) => `Here: ${text}`),
    projectName: product.title,
    watchUrl: null,
    documentationUrl: null,
  };
}
