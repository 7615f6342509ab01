import { schoolTests } from '../../../../packages/client/test/school.ts'
import { fieldCommander } from '../../module.ts'
import { SCHOOL } from '../../page/school.ts'

schoolTests(fieldCommander, SCHOOL)
