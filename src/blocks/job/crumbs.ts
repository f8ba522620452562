/** The way to a job. */
export const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'Career', to: '/career' },
  { label: 'Join Our Team', to: '/join-team' },
];
