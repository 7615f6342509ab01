import { schoolTests } from '../../../../packages/client/test/school.ts'
import { manoeuvre } from '../../module.ts'
import { SCHOOL } from '../../page/school.ts'

schoolTests(manoeuvre, SCHOOL)
