/** Code that only some designs need. It is loaded before it is asked for, like a font; a failed load may be tried again. */
export class Part<T> {
  private there: T | null = null
  private running: Promise<void> | null = null

  constructor(
    private readonly name: string,
    private readonly fetchPart: () => Promise<T>,
  ) {}

  load(): Promise<void> {
    this.running ??= this.fetchPart().then(
      part => {
        this.there = part
      },
      error => {
        this.running = null
        throw error
      },
    )
    return this.running
  }

  isLoaded(): boolean {
    return this.there !== null
  }

  /** Throws where it is not loaded. */
  get(): T {
    if (this.there === null) throw new Error(`${this.name} is not loaded`)
    return this.there
  }
}
