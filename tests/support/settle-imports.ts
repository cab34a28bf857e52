import { afterAll, vi } from 'vitest'

// A press may fetch code that its test does not wait for (a popup's store): the environment is torn down after it.
afterAll(() => vi.dynamicImportSettled())
