import 'server-only'
import { profileSchema, registrationSchema } from '@/lib/doors/contract/accounts'
import { getContent } from '@/server/catalogue/content'
import { remember } from '@/server/catalogue/content/remember'

/** Schemas with the countries' patterns in them: made once until the countries change. */
export const readRegistration = () =>
  remember('registration-schema', async () => registrationSchema((await getContent().catalogue()).countries))
export const readProfile = () =>
  remember('profile-schema', async () => profileSchema((await getContent().catalogue()).countries))
