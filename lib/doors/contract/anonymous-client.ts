import type { Guest } from './client'

/** An anonymous visitor (PEOPLE-1). */
export const anonymousClient: Guest = {
  id: null,
  email: null,
  name: null,
  role: 'visitor',
  authType: null,
  registered: false,
  loyaltyLevel: 0,
  loyaltyPoints: 0,
}
