/**
 * The consent of every form, in the specified words (R-FORM-12). The words in `link` lead to the privacy policy.
 * Whoever changes a word changes `consentVersion` in `data/site.json` too.
 */
export function consentWords(company: string): { text: string; link: string } {
  return {
    text: `I agree to receive other communications from ${company} for more information check our`,
    link: 'privacy policy',
  };
}
