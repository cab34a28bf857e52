/** From where somebody acts on an account: what his browser calls itself, and the network that he comes from. */
export interface Visit {
  device: string
  address: string
}
