/** The wire names that the specification gives, apart from our own definitions, which they are compared with. */
export const specified = {
  demo: {
    required: [
      'Customer_name',
      'business_name',
      'mobile_no',
      'email',
      'designation',
      'business_industries',
      'company_size',
      'product',
      'Country',
      'lead_sources',
    ],
    optional: ['website', 'comment'],
  },
  partner: {
    required: [
      'name',
      'company_name',
      'phone',
      'email',
      'designation',
      'type_of_company',
      'company_size',
      'country',
      'lead_sources',
      'solution',
    ],
    optional: ['comment'],
  },
  hire: {
    required: [
      'name',
      'business_name',
      'mobile_no',
      'email',
      'business_role',
      'business_industries',
      'company_size',
      'service',
      'Country',
      'lead_sources',
    ],
    optional: ['cv', 'comment'],
  },
  application: {
    required: ['name', 'email', 'phone', 'address', 'apply_for', 'experience', 'education', 'cv'],
    optional: [],
  },
};
