/** Path of the page that confirms a form sent without JavaScript. The site has one such page for each form. */
export function confirmationPath(form: string, receipt: string): string {
  return `/thank-you/${form}?receipt=${receipt}`;
}
