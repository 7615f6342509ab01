import { isGamePage, isLook, isTest, isTool, LOOK_EXTERNALS, PURE, PURE_EXTERNALS } from './table.ts'
import type { Manifest, SourceFile } from './tree.ts'

/** Must this file be free of clocks, chance, disks and waiting? Tests may do as they like. */
export const isPure = ({ path, workspace }: SourceFile): boolean =>
  workspace !== undefined && PURE.includes(workspace.row) && !isTest(path) && !isGamePage(path)

export const isPackageUsed = ({ dependencies = {} }: Manifest, name: string): boolean =>
  Object.hasOwn(dependencies, name)

/** Why this file may not import a package from outside the project, or `undefined`. */
export function mayUsePackage(file: SourceFile, name: string, types: boolean, root: Manifest): string | undefined {
  const { path, workspace } = file
  const installed = (manifest: Manifest): boolean =>
    isPackageUsed(manifest, name) || Object.hasOwn(manifest.devDependencies ?? {}, name)
  if (workspace === undefined || isTest(path) || isTool(path))
    return installed(root) || (workspace !== undefined && installed(workspace.manifest))
      ? undefined
      : `${name} is in no package.json`
  const allowed = [...(PURE_EXTERNALS[workspace.row] ?? []), ...(isLook(path) ? LOOK_EXTERNALS : [])]
  if (isPure(file) && !allowed.includes(name)) return `${workspace.folder} must not depend on ${name}`
  if (isPackageUsed(workspace.manifest, name) || (types && installed(workspace.manifest))) return undefined
  return `${name} is not among the dependencies in ${workspace.folder}/package.json`
}
