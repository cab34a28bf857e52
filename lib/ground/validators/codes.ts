/**
 * Every message a form can give, by the key it is translated under in the namespace `validators`
 * (FORM-10: keys such as VALIDATORS_REQUIRED_EMAIL_INVALID). A key without an ending means that
 * nothing was given.
 */
export const validatorCodes = [
  'VALIDATORS_REQUIRED_EMAIL',
  'VALIDATORS_REQUIRED_EMAIL_INVALID',
  'VALIDATORS_REQUIRED_EMAIL_ACCENTS',
  'VALIDATORS_REQUIRED_NAME',
  'VALIDATORS_REQUIRED_NAME_MIN',
  'VALIDATORS_REQUIRED_NAME_MAX',
  'VALIDATORS_REQUIRED_PASSWORD',
  'VALIDATORS_REQUIRED_PASSWORD_MIN',
  'VALIDATORS_REQUIRED_PASSWORD_MAX',
  'VALIDATORS_REQUIRED_PASSWORD_DIGIT',
  'VALIDATORS_REQUIRED_PASSWORD_SPECIAL',
  'VALIDATORS_REQUIRED_PASSWORD_COMMON',
  'VALIDATORS_REQUIRED_MESSAGE',
  'VALIDATORS_REQUIRED_MESSAGE_MIN',
  'VALIDATORS_REQUIRED_MESSAGE_MAX',
  'VALIDATORS_REQUIRED_SIRET',
  'VALIDATORS_REQUIRED_SIRET_LENGTH',
  'VALIDATORS_REQUIRED_SIRET_INVALID',
  'VALIDATORS_REQUIRED_VAT_NUMBER',
  'VALIDATORS_REQUIRED_VAT_NUMBER_INVALID',
  'VALIDATORS_REQUIRED_VAT_NUMBER_UNKNOWN',
  'VALIDATORS_REQUIRED_ADDRESS',
  'VALIDATORS_REQUIRED_ADDRESS_MIN',
  'VALIDATORS_REQUIRED_ADDRESS_MAX',
  'VALIDATORS_REQUIRED_ADDRESS_STREET_NUMBER',
  'VALIDATORS_REQUIRED_CITY',
  'VALIDATORS_REQUIRED_CITY_MAX',
  'VALIDATORS_REQUIRED_COUNTRY',
  'VALIDATORS_REQUIRED_COUNTRY_INVALID',
  'VALIDATORS_REQUIRED_ZIPCODE',
  'VALIDATORS_REQUIRED_ZIPCODE_INVALID',
  'VALIDATORS_REQUIRED_ZIPCODE_RELAY',
  'VALIDATORS_REQUIRED_RELAY',
  'VALIDATORS_REQUIRED_PHONE',
  'VALIDATORS_REQUIRED_PHONE_INVALID',
  'VALIDATORS_REQUIRED_TERMS',
  'VALIDATORS_REQUIRED_SHIPMENT',
  'VALIDATORS_REQUIRED_PAYMENT',
  'VALIDATORS_REQUIRED_PROOFS',
  'VALIDATORS_REQUIRED_BILLING',
  'VALIDATORS_REQUIRED_DELIVERY',
] as const
export type ValidatorCode = (typeof validatorCodes)[number]

/** True for a text that is one of our keys: only those are looked up in the messages. */
export function isValidatorCode(value: unknown): value is ValidatorCode {
  return (validatorCodes as readonly unknown[]).includes(value)
}

/** What is wrong with a form, by field; nothing when it is complete. */
export type FieldFindings<Field extends string> = Partial<Record<Field, ValidatorCode>>

/** The findings that are there, without the fields that are fine. */
export function findingsOf<Field extends string>(
  checked: Readonly<Record<Field, ValidatorCode | null>>,
): FieldFindings<Field> {
  const found: FieldFindings<Field> = {}
  for (const field of Object.keys(checked) as Field[]) {
    const code = checked[field]
    if (code) found[field] = code
  }
  return found
}

/** True when nothing was found. */
export function isComplete(findings: FieldFindings<string>): boolean {
  return Object.keys(findings).length === 0
}
