import type { Who } from '@/lib/doors/contract/client'

/** A private client as the shop tells of him; tests name what is another. */
export const registeredClient = {
  id: 7,
  email: 'paul@exemple.fr',
  name: 'Paul Achat',
  adminName: null,
  phone: '',
  addresses: { addresses: [], defaultDelivery: null, defaultBilling: null },
  other: { accountType: 'private', interestedRetailer: false },
  proConfirmed: false,
  vatNumber: '',
  vatStatus: null,
  siretNumber: '',
  role: 'client',
  authType: 'password',
  loyaltyLevel: 0,
  loyaltyPoints: 0,
  totalAmount: 0,
  termsConsent: true,
  marketingConsent: false,
  registered: true,
  company: null,
} satisfies Who
