/** The fields of a hiring request that is accepted. */
export function hiring(changes: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Rahima Khatun',
    business_name: 'Khatun & Sons',
    mobile_no: '+8801711000000',
    email: 'rahima@example.com',
    business_role: 'Director',
    business_industries: '1',
    company_size: '11-50',
    service: 'web-developer',
    Country: 'BD',
    lead_sources: 'Google',
    comment: '',
    ...changes,
  };
}
