import { checkedText } from '@/lib/ground/validators/schema'
import { normaliseLine } from '@/lib/ground/validators/text'
import { checkName } from '@/lib/people/address/check-address'
import { checkEmail } from './check-client'

/** An e-mail address as it is stored. */
export const emailSchema = checkedText(normaliseLine, checkEmail)
/** A person's or a company's name. */
export const nameSchema = checkedText(normaliseLine, checkName)
