import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';

const products = defineCollection({
  loader: glob({ pattern: '*.json', base: './products' }),
  schema: z.object({ title: z.string(), description: z.array(z.string()), features: z.array(z.string()) }),
});

export const collections = { products };
