/** Rules for the finished pages (__tests__/built/html.test.ts). Every rule that is not as recommended says why. */
module.exports = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML: all of these are valid, and not ours to choose.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',

    // Gatsby calls its root `___gatsby` and React's useId begins with a colon; HTML5 allows both.
    'valid-id': ['error', { relaxed: true }],

    // The carousel hands its sizes to its style sheet in custom properties, and Gatsby's announcer hides itself. The
    // content policy allows style attributes by their hash only (__tests__/built/pages.test.ts).
    'no-inline-style': 'off',

    // The form of a title is stated: page, site, site title (R-ROUTE-24).
    'long-title': 'off',

    // A telephone number stands as site.json writes it; whether it may break is for the style sheet to say.
    'tel-non-breaking': 'off',

    // The hints under a search box are a list box: a select cannot follow what is typed (src/components/combobox.tsx).
    'prefer-native-element': ['error', { exclude: ['listbox'] }],

    // ARIA lets a list have a name; the industries of the products menu have one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};
