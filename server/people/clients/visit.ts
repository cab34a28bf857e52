/** From where somebody acts on an account: his browser's name, and his network. */
export interface Visit {
  device: string
  address: string
}
