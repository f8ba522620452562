import { z } from 'zod';
import { blankOr, faultOfAddress } from './addresses';
import { hasBullet } from './bullets';
import { isTrimmed, noHiddenSigns } from './hidden-signs';
import { type PictureFolder, type PictureUse, pictureUses } from './picture-uses';
import { plainText, titleText } from './plain-text';

/** Lets editors find the JSON Schema of a file; ignored by the build. */
export const schemaLink = z.string().optional().describe('Path of the JSON Schema, for completion in the editor.');

/** One line of text without blanks around it, at most `max` characters long. */
export function line(max: number, description: string) {
  return seen(upTo(max)).superRefine(plainText).describe(description);
}

/** The same with any signs that are seen: the title of a job is stored with an application letter for letter. */
export function lineWithSigns(max: number, description: string) {
  return seen(upTo(max))
    .refine((text) => text === '' || /[\p{L}\p{N}]/u.test(text), 'must have a letter or a digit')
    .superRefine(titleText)
    .describe(description);
}

function upTo(max: number) {
  return z.string().min(1, 'must not be empty').max(max, `must have at most ${max} characters`);
}

/** On one line, and without what nobody sees. */
function seen(text: z.ZodString) {
  return text
    .refine(isTrimmed, 'must not begin or end with a space')
    .refine((value) => !/[\n\r]/.test(value), 'must be on one line')
    .superRefine(noHiddenSigns);
}

/** Paragraphs of running text; each entry is one paragraph. */
export function paragraphs(description: string) {
  const paragraph = line(1200, 'One paragraph.').refine(
    (text) => !hasBullet(text) && !text.startsWith('- '),
    'begins as a point of a list does, and is shown as a paragraph: take out what stands before its first word',
  );
  return z.array(paragraph).min(1, 'needs at least one paragraph').describe(description);
}

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, like "point-of-sales-software"')
  .describe('Last part of the page address. Never change it once published.');

/** A product by the last part of its address; in GraphQL it is the product itself. */
export const productLink = slug
  .describe('Slug of a product, such as "point-of-sales-software".')
  .meta({ reference: 'product', graphql: 'Product! @link(by: "slug")' });

/** A day as ISO 8601 has it. */
export const day = z.iso.date({
  error: ({ input }) =>
    typeof input === 'string' && /^\d{4}-\d\d-\d\d$/.test(input)
      ? `is ${input}, a day that the calendar does not have`
      : 'must be a date such as "2027-01-31": year, month and day',
});

export const identifier = z
  .number()
  .int()
  .positive()
  .describe('Stable number, unique in its catalogue; stored with leads, so never reuse it.');

/** Name of an icon in the Lucide set; the content check proves that it exists. */
export const icon = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an icon name such as "shopping-cart"')
  .describe('Name of a Lucide icon (lucide.dev/icons).')
  .meta({ reference: 'icon' });

/** A page of this site, with an optional query and anchor; the content check proves that the page exists. */
export const internalLink = z
  .string()
  .regex(/^\/[a-z0-9/-]*(\?[a-z]+=[a-z0-9-]+)?(#[a-z0-9-]+)?$/, {
    error: blankOr('must be a path on this site such as "/products"'),
  })
  .describe('Path of a page of this site.')
  .meta({ reference: 'page' });

/** An address on another site. `null` means "not known yet": the link is left out and the content check lists it. */
export const externalUrl = z
  .string()
  .superRefine((address, context) => {
    const message = faultOfAddress(address);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .superRefine(noHiddenSigns)
  .meta({ format: 'uri' })
  .nullable()
  .describe('Full https address. While it is not known there is none: null.')
  .meta({ reference: 'url' });

const pathTo = { mp4: /^\/\S+\.mp4$/, pdf: /^\/\S+\.pdf$/ };

/** A file under `static`, by the path it has on the site; `null` while there is none. */
export function staticFile(extension: keyof typeof pathTo) {
  return z
    .string()
    .regex(pathTo[extension], { error: blankOr(`must be a path such as "/files/name.${extension}", or null`) })
    .superRefine(noHiddenSigns)
    .nullable()
    .meta({ reference: 'static' });
}

/** A film of ours under `static`, or a page elsewhere that shows one; `null` while there is none. */
export const film = z
  .string()
  .regex(/^https:.|^\/[\w/-]+\.mp4$/, {
    error: blankOr('must be a full address that begins with https://, a path such as "/files/tours/name.mp4", or null'),
    abort: true,
  })
  .superRefine((address, context) => {
    const message = address.startsWith('/') ? undefined : faultOfAddress(address);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .superRefine(noHiddenSigns)
  .nullable()
  .meta({ reference: 'film' });

/**
 * A picture under `data/images`, relative to the file that names it.
 * @param folder by which is known how it is shown
 */
export function imageFile(folder: PictureFolder) {
  const { least, words, ...use }: PictureUse = pictureUses[folder];
  const kinds = use.isResized ? 'PNG, JPEG or WebP' : 'PNG, JPEG, WebP or SVG';
  return z
    .string()
    .regex(
      /^\.\.?\/.+\.(png|jpe?g|webp|svg)$/,
      'must be a relative path to a picture, such as "../images/brands/1.png"',
    )
    .describe(`A picture (${kinds}) of at least ${least.join(' × ')} pixels, ${words}; by its path from this file.`)
    .meta({ reference: 'image', graphql: 'File! @fileByRelativePath', folder });
}

/** A picture with its description for people who cannot see it. */
export function picture(folder: PictureFolder) {
  return z.strictObject({
    file: imageFile(folder),
    alt: line(160, 'What the picture shows, for people who cannot see it.')
      .refine(
        (words) =>
          !/^(?:an? |the )?(?:image|picture|photo|photograph|screenshot|screen|logo|icon)[\s\d.]*$/i.test(words),
        'must say what is seen: that it is a picture, everybody is told anyway',
      )
      .refine((words) => !isFileName(words), 'is the name of a file: say what is seen on the picture'),
  });
}

/** As phones, cameras and messengers name pictures, and whatever ends as a picture does. */
function isFileName(words: string): boolean {
  return (
    /\.(?:png|jpe?g|webp|svg|gif|heic|bmp|tiff?)$/i.test(words) ||
    /^(?:IMG|DSC[NF]?|PXL|MVIMG|DJI|WhatsApp Image|Screen ?shot|Signal|Snapchat)[-_\s]*(?:(?:from|at|on)\s)?\d{3}/i.test(
      words,
    )
  );
}

/** What search engines show under the title. */
export const metaDescription = seen(
  z
    .string()
    .min(70, 'must have at least 70 characters')
    .max(160, 'must have at most 160 characters, or search engines cut it'),
)
  .superRefine(plainText)
  .describe('The sentence search engines show for this page.');

/** Marks content that is not real yet: the content check lists it, and STRICT_CONTENT=1 refuses it. */
export const sample = z.boolean().optional().describe('This is sample content.').meta({ reference: 'sample' });

/** Title and description of a page, for the browser tab and search engines. */
export const seo = z.strictObject({
  title: line(60, 'Name of the page, shown in the browser tab.'),
  description: metaDescription,
});

/** A heading with an optional sentence under it. */
export const heading = z.strictObject({
  title: line(90, 'The heading.'),
  text: line(320, 'One or two sentences under the heading.').optional(),
});

/** A link that carries its words. */
export const linkTo = z.strictObject({
  label: line(40, 'What the link says.'),
  to: internalLink,
});

/** One of a list of points that a page makes. */
export const point = z.strictObject({
  title: line(60, 'The point in a few words.'),
  text: line(240, 'One or two sentences.'),
  icon,
});
