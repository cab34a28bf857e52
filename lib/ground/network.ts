/**
 * The network that an address lies in, of version 6 given whole or by its first half: of version 4 its /24, the smallest block that is
 * routed and what is rented together; of version 6 its /48, the most that one customer is usually given.
 */
export const networkOf = (address: string): string =>
  address.includes('.') ? address.split('.', 3).join('.') : address.split(':', 3).join(':')
