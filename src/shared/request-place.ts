/**
 * Where something is asked for, and what belongs to its form there, as an invitation does: that goes with the form when
 * the confirmation stands in its place (src/styles/global.css).
 */
export const requestPlace = { 'data-request': '' };
export const goesWithForm = { 'data-goes-with-form': '' };
