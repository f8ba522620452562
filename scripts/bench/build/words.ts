/** Of what the generated products are made: plain words of trades, none of anybody's name. */

/** Each trade, the industry of its products, and an icon. */
export const trades = [
  ['Bakery', 'food-industry', 'croissant'],
  ['Cafe', 'food-industry', 'coffee'],
  ['Cloud Kitchen', 'food-industry', 'chef-hat'],
  ['Sweet Shop', 'food-industry', 'candy'],
  ['Grocery', 'retail-market', 'shopping-basket'],
  ['Book Shop', 'retail-market', 'book'],
  ['Shoe Shop', 'retail-market', 'footprints'],
  ['Furniture', 'retail-market', 'sofa'],
  ['Hardware Shop', 'retail-market', 'hammer'],
  ['Dyeing', 'garments-industry', 'droplets'],
  ['Knitting', 'garments-industry', 'shirt'],
  ['Boutique', 'garments-industry', 'scissors'],
  ['Dental', 'health-industry', 'stethoscope'],
  ['Eye Care', 'health-industry', 'eye'],
  ['Physiotherapy', 'health-industry', 'activity'],
  ['Blood Bank', 'health-industry', 'droplet'],
  ['Savings', 'finance-industry', 'piggy-bank'],
  ['Cooperative', 'finance-industry', 'landmark'],
  ['Insurance', 'finance-industry', 'umbrella'],
  ['Warehouse', 'logistic-industry', 'warehouse'],
  ['Truck', 'logistic-industry', 'truck'],
  ['Cold Store', 'logistic-industry', 'snowflake'],
  ['School', 'education-industry', 'school'],
  ['Coaching', 'education-industry', 'graduation-cap'],
  ['Library', 'education-industry', 'library'],
  ['Law Office', 'corporate-industry', 'scale'],
  ['Print Shop', 'corporate-industry', 'printer'],
  ['Hotel', 'corporate-industry', 'bed'],
  ['Gift Store', 'ecommerce-industry', 'gift'],
  ['Gadget Store', 'ecommerce-industry', 'smartphone'],
] as const;

/** What somebody does all day, and the records that come of it. */
export const tasks = [
  ['Billing', 'bills'],
  ['Stock', 'stock cards'],
  ['Orders', 'orders'],
  ['Payroll', 'wage sheets'],
  ['Attendance', 'time sheets'],
  ['Purchase', 'purchase notes'],
  ['Delivery', 'delivery notes'],
  ['Booking', 'bookings'],
  ['Accounts', 'vouchers'],
  ['Membership', 'member cards'],
  ['Complaints', 'complaints'],
  ['Repairs', 'job cards'],
  ['Quotation', 'offers'],
  ['Budget', 'budgets'],
  ['Documents', 'papers'],
  ['Assets', 'asset tags'],
  ['Visitors', 'visitor slips'],
  ['Tokens', 'tokens'],
  ['Rent', 'rent notes'],
  ['Instalments', 'instalments'],
] as const;

export const kinds = [
  'Software',
  'System',
  'Manager',
  'Desk',
  'Register',
  'Planner',
  'Suite',
  'Office',
  'Console',
  'Tracker',
  'Ledger',
  'Board',
  'Counter',
  'Workbook',
  'Assistant',
  'Organiser',
  'Toolkit',
] as const;

export const people = ['owner', 'manager', 'cashier', 'accountant', 'supervisor', 'clerk', 'buyer', 'storekeeper'];

export const times = ['in the morning', 'at noon', 'before closing', 'at the end of the week', 'on the first day'];

/** What a product can do, behind the name of its records. */
export const abilities = [
  'searched by name, number or date',
  'printed on thermal paper or in full size',
  'sent by SMS, in Bangla or English',
  'approved by a second person above a limit',
  'copied from last month and changed',
  'kept for each branch and seen together',
  'imported from a spreadsheet',
  'exported for the accountant',
  'corrected with the reason written beside',
  'locked after the day is closed',
  'counted for each person and hour',
  'written without internet and sent afterwards',
  'opened only for the roles that need them',
  'scanned with the camera of a phone',
] as const;
