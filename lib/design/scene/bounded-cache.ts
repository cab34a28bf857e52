/**
 * Remembers what was made, up to a total weight; then it forgets everything and starts again. What alone weighs more
 * than a tenth of it is not kept: one giant text must not fill a server's memory.
 */
export class BoundedCache<T, K = string> {
  private readonly kept = new Map<K, T>()
  private weight = 0

  constructor(private readonly maxWeight: number) {}

  get(key: K): T | undefined {
    return this.kept.get(key)
  }

  set(key: K, value: T, weight: number): void {
    if (weight > this.maxWeight / 10) return
    if (this.weight + weight > this.maxWeight) {
      this.kept.clear()
      this.weight = 0
    }
    this.kept.set(key, value)
    this.weight += weight
  }
}
