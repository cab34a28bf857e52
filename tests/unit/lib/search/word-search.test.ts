import { describe, expect, it } from 'vitest'
import { createWordSearch } from '@/lib/search/word-search'
import { vectorIndex } from '@/server/vectors/read-vectors'
