'use client'
import { useEffect } from 'react'
import { onDay } from '@/lib/design/scene/operations/today'
import type { Editor } from './editor'

/** The present day of the person's calendar, e.g. `2026-11-22`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Updates day-dependent elements to today whenever somebody comes back to the page. */
export function useToday(editor: Editor): void {
  useEffect(() => {
    const follow = () => editor.change(onDay(editor.design, today()))
    window.addEventListener('focus', follow)
    return () => window.removeEventListener('focus', follow)
  }, [editor])
}
