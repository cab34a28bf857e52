/** How a country's numbers are called from abroad, as the list of countries has it. */
export interface Dialling {
  callingCode: string
  /** What stands before a number inside the country and falls away from abroad. */
  trunkPrefix: string | null
}

/** Digits as a phone dials them: without blanks and a trunk prefix in brackets, `00` as `+`. */
export const dialled = (value: string): string =>
  value
    .replace(/^((?:\+|00)[\d\s]{1,6})\(0\)/, '$1')
    .replace(/[\s\u00a0\u202f./()-]/g, '')
    .replace(/^00/, '+')

/** Whether something can be dialled: 3 to 20 digits, also with the * and # of a switchboard. */
export const isNumber = (value: string): boolean => /^\+?[0-9*#]{3,20}$/.test(dialled(value))

/** Numbers of this length and shorter are called inside the country alone: emergency, information. */
const shortNumber = 5

/** A number as it is called from anywhere. Short numbers and what has signs in it stay as they are. */
export function international(value: string, { callingCode, trunkPrefix }: Dialling): string {
  const number = dialled(value)
  if (!/^\d+$/.test(number) || number.length <= shortNumber) return number
  if (trunkPrefix === null) return `+${callingCode}${number}`
  return number.startsWith(trunkPrefix) ? `+${callingCode}${number.slice(trunkPrefix.length)}` : number
}
