export const LESSON = {} as const
