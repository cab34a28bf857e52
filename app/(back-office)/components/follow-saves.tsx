'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Reads the sheet of an order again once the order was saved: the panel renders its own fields after a save, and leaves
 * what came from the server as it was. `shown` is when the order that the sheet shows was last changed.
 */
export function FollowSaves({ shown }: { shown: string }) {
  const { savedDocumentData } = useDocumentInfo()
  const router = useRouter()
  const saved = savedDocumentData?.updatedAt
  useEffect(() => {
    if (typeof saved === 'string' && saved > shown) router.refresh()
  }, [saved, shown, router])
  return null
}
