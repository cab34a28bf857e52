import { checkName } from '@/lib/address/check-address'
import { checkedText } from '@/lib/validators/schema'
import { normaliseLine } from '@/lib/validators/text'
import { checkEmail } from './check-client'

/** An e-mail address as it is stored. */
export const emailSchema = checkedText(normaliseLine, checkEmail)
/** A person's or a company's name. */
export const nameSchema = checkedText(normaliseLine, checkName)
