import { z } from 'zod';
import { kindOf } from '../../contract/form-definition';
import { filledInForms } from '../../contract/forms/all';
import { heading, line, linkTo, paragraphs, point, schemaLink, seo } from './common';

/** A band whose link leads to a form that knows what the page is about. */
const band = z.strictObject({
  title: line(80, 'Heading.'),
  text: line(240, 'Sentence under it.'),
  link: line(40, 'Label of the link.'),
});

/** Words of `/products` (R-PROD-04..07). */
export const productsPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  searchLabel: line(60, 'Label of the search box.'),
  searching: line(40, 'Stands in place of the results while they are looked for.'),
  missing: line(160, 'Shown when the products beyond those of the page cannot be fetched.'),
  nothingFound: line(160, 'Shown when no product matches.'),
  nothingFoundLinks: z.array(linkTo).min(1).max(3).describe('Ways on from there.'),
  otherIndustries: line(80, 'Before products that match, but stand in another industry than the one chosen.'),
  fallback: line(120, 'Before the product that is offered where none matches (R-PROD-05).'),
  partlyFound: line(120, 'Follows the number of products when none has every word that was typed.'),
  unserved: line(160, 'Shown for a trade that no product is made for.'),
  price: linkTo.describe('Where it says what a product costs, for who looks for a price.'),
  elsewhere: line(
    120,
    'Before the products that only their industry shows, below the grid of all others; `{count}` of them.',
  ),
  industryList: line(40, 'Link to the list of industries.'),
  notSure: band.describe('Under the lists of products; its link leads to the form for messages.'),
  partner: band.describe(
    'On every product page, where {product} becomes its name; its link opens the partner form with the product chosen.',
  ),
});

/** Words around the form on `/schedule-a-demo` and in the demo dialog (R-DEMO). */
export const demoPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  next: z.strictObject({
    title: line(60, 'Heading of the list.'),
    steps: z.array(point).min(2).max(5).describe('What happens after the form is sent, in order.'),
  }),
  dialog: z.strictObject({
    title: line(60, 'Heading of the dialog.'),
    testimonials: line(60, 'Heading of the quotes.'),
    trusted: line(80, 'The claim above the client marks.'),
    brands: line(60, 'Heading of the brand marks.'),
  }),
});

/**
 * Words of `/thank-you/<form>`, where a form sent without a script arrives, and of the letter that confirms it; the
 * heading of the page is the form's own sentence.
 */
export const confirmationPage = z.strictObject({
  form: z.enum(filledInForms.map(kindOf)).describe('Which form.'),
  seo,
  text: line(240, 'The first sentence under the heading, and in the letter that confirms the form.'),
  next: z.array(line(160, 'A step.')).min(1).max(4).describe('What happens next, in order; in the letter too.'),
  links: z.array(linkTo).min(2).max(4).describe('Where to go on.'),
  unsent: z
    .strictObject({
      title: line(60, 'Heading of the page.'),
      text: line(240, 'The sentence under it.'),
      form: linkTo.describe('Where the form is.'),
    })
    .describe('What the page says to whoever comes without having sent the form.'),
});

/** Words of the page for addresses that do not exist (R-ROUTE-23). */
export const notFoundPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  missing: z
    .array(
      z.strictObject({
        under: z
          .string()
          .regex(/^\/[a-z-]+\/$/, 'must be the beginning of an address, such as "/services/"')
          .describe('Beginning of the address, such as "/services/".'),
        title: line(60, 'Heading instead of the general one.'),
        text: line(240, 'Sentence under it.'),
      }),
    )
    .describe('Kinds of pages whose absence has words of its own.'),
});

/** Words of `/search`, and of the search and the lists below it on the page for addresses that do not exist. */
export const searchPage = z.strictObject({
  $schema: schemaLink,
  seo,
  heading,
  box: z.strictObject({
    label: line(60, 'Label of the search box.'),
    kinds: z
      .strictObject({
        page: line(20, 'A page.'),
        product: line(20, 'A product.'),
        service: line(20, 'A service.'),
        plan: line(20, 'A hosting plan.'),
        job: line(20, 'An open position.'),
        question: line(20, 'A question.'),
      })
      .describe('Stands behind each result and says what it is.'),
    withoutScript: line(160, 'Stands in place of the search where no script runs, before a link to the contact form.'),
    searching: line(40, 'Stands in place of the results while they are looked for.'),
    partly: line(120, 'Follows the number of results when none has every word that was typed.'),
    unserved: line(120, 'Shown for a trade that no product is made for.'),
    all: line(20, 'Link to all results, where there is room for the best alone.'),
    more: line(20, 'Button for further results.'),
    nothing: line(120, 'Shown when nothing matches.'),
    ask: z
      .strictObject({
        text: line(120, 'What we can do for whoever finds nothing.'),
        label: line(40, 'Link to the contact form.'),
      })
      .describe('Follows where nothing matches.'),
  }),
  lists: z.strictObject({
    pages: line(40, 'Heading of the main pages.'),
    services: line(40, 'Heading of the services.'),
    industries: line(40, 'Heading of the industries.'),
  }),
});

const clause = z.strictObject({
  number: line(8, 'Number of the clause, such as "13.3".'),
  title: line(80, 'Title of the clause.').optional(),
  text: paragraphs('The clause.'),
  list: z.array(line(400, 'An item.')).optional().describe('Items under the text.'),
});

/** A legal text: `data/legal/<page>.json` (R-LEGAL). */
export const legalPage = z.strictObject({
  $schema: schemaLink,
  slug: z.enum(['terms', 'privacy', 'return', 'data-policy']).describe('Which of the legal pages it is.'),
  seo,
  title: line(60, 'Heading of the page.'),
  updated: line(80, 'When it was last changed, as shown.'),
  note: line(320, 'A remark above the text, such as "draft".').optional(),
  introduction: paragraphs('Text before the first section.'),
  sections: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens, such as "your-rights"')
          .describe('Anchor of the section.'),
        number: line(8, 'Number of the section.'),
        title: line(80, 'Title of the section.'),
        text: paragraphs('Text before the clauses.').optional(),
        clauses: z.array(clause).optional(),
      }),
    )
    .min(1),
  definitions: z
    .array(z.strictObject({ term: line(60, 'The term.'), text: line(1200, 'Its meaning.') }))
    .optional()
    .describe('Defined terms, in alphabetical order.'),
});
