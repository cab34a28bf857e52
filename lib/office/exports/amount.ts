/** An amount in minor units as accountants of the continent write it: `1234,50`. */
export const commaAmount = (minor: number): string => (minor / 100).toFixed(2).replace('.', ',')
