// Generated from openapi/external-api by `npm run generate`. Do not edit.

import type { RouteHandler } from 'fastify';

import type { ApplyForSignUpData, ApplyForSignUpErrors, ApplyForSignUpResponses, CancelEmailChangeErrors, CancelEmailChangeResponses, ChangePasswordData, ChangePasswordErrors, ChangePasswordResponses, CheckEmailChangeLinkData, CheckEmailChangeLinkErrors, CheckEmailChangeLinkResponses, CheckPasswordResetLinkData, CheckPasswordResetLinkErrors, CheckPasswordResetLinkResponses, CheckSignUpLinkData, CheckSignUpLinkErrors, CheckSignUpLinkResponses, ConfirmEmailChangeData, ConfirmEmailChangeErrors, ConfirmEmailChangeResponses, ConfirmLoginData, ConfirmLoginErrors, ConfirmLoginResponses, CreateCompanionData, CreateCompanionErrors, CreateCompanionResponses, CreateMemberData, CreateMemberErrors, CreateMemberResponses, CreateMemberVehicleData, CreateMemberVehicleErrors, CreateMemberVehicleResponses, CreatePasskeyChallengeErrors, CreatePasskeyChallengeResponses, CreatePasskeyData, CreatePasskeyErrors, CreatePasskeyLoginChallengeErrors, CreatePasskeyLoginChallengeResponses, CreatePasskeyResponses, DeleteCardData, DeleteCardErrors, DeleteCardResponses, DeleteCompanionData, DeleteCompanionErrors, DeleteCompanionResponses, DeleteCurrentMemberErrors, DeleteCurrentMemberResponses, DeleteMemberVehicleData, DeleteMemberVehicleErrors, DeleteMemberVehicleResponses, DeletePasskeyData, DeletePasskeyErrors, DeletePasskeyResponses, EndLoginData, EndLoginErrors, EndLoginResponses, EndOtherLoginsErrors, EndOtherLoginsResponses, GetCsrfCookieErrors, GetCsrfCookieResponses, GetCurrentMemberErrors, GetCurrentMemberResponses, GetEmailChangeErrors, GetEmailChangeResponses, GetMemberDataErrors, GetMemberDataResponses, GetNotificationSettingsErrors, GetNotificationSettingsResponses, KeepCustomersData, KeepCustomersErrors, KeepCustomersResponses, ListCardsErrors, ListCardsResponses, ListCompanionsErrors, ListCompanionsResponses, ListLoginsErrors, ListLoginsResponses, ListMemberVehiclesErrors, ListMemberVehiclesResponses, ListPasskeysErrors, ListPasskeysResponses, LoginData, LoginErrors, LoginResponses, LoginWithPasskeyData, LoginWithPasskeyErrors, LoginWithPasskeyResponses, LogoutErrors, LogoutResponses, RequestEmailChangeData, RequestEmailChangeErrors, RequestEmailChangeResponses, RequestPasswordResetData, RequestPasswordResetErrors, RequestPasswordResetResponses, ResetPasswordData, ResetPasswordErrors, ResetPasswordResponses, StopEmailChangeData, StopEmailChangeErrors, StopEmailChangeResponses, UpdateCompanionData, UpdateCompanionErrors, UpdateCompanionResponses, UpdateCurrentMemberData, UpdateCurrentMemberErrors, UpdateCurrentMemberResponses, UpdateMemberVehicleData, UpdateMemberVehicleErrors, UpdateMemberVehicleResponses, UpdateNotificationSettingsData, UpdateNotificationSettingsErrors, UpdateNotificationSettingsResponses, UpdatePasskeyData, UpdatePasskeyErrors, UpdatePasskeyResponses } from './types.gen.ts';

export type RouteHandlers = {
    getCsrfCookie: RouteHandler<{
        Reply: GetCsrfCookieErrors & GetCsrfCookieResponses;
    }>;
    login: RouteHandler<{
        Body: LoginData['body'];
        Reply: LoginErrors & LoginResponses;
    }>;
    logout: RouteHandler<{
        Reply: LogoutErrors & LogoutResponses;
    }>;
    createPasskeyLoginChallenge: RouteHandler<{
        Reply: CreatePasskeyLoginChallengeErrors & CreatePasskeyLoginChallengeResponses;
    }>;
    loginWithPasskey: RouteHandler<{
        Body: LoginWithPasskeyData['body'];
        Reply: LoginWithPasskeyErrors & LoginWithPasskeyResponses;
    }>;
    confirmLogin: RouteHandler<{
        Body: ConfirmLoginData['body'];
        Reply: ConfirmLoginErrors & ConfirmLoginResponses;
    }>;
    requestPasswordReset: RouteHandler<{
        Body: RequestPasswordResetData['body'];
        Reply: RequestPasswordResetErrors & RequestPasswordResetResponses;
    }>;
    checkPasswordResetLink: RouteHandler<{
        Body: CheckPasswordResetLinkData['body'];
        Reply: CheckPasswordResetLinkErrors & CheckPasswordResetLinkResponses;
    }>;
    resetPassword: RouteHandler<{
        Body: ResetPasswordData['body'];
        Reply: ResetPasswordErrors & ResetPasswordResponses;
    }>;
    applyForSignUp: RouteHandler<{
        Body: ApplyForSignUpData['body'];
        Reply: ApplyForSignUpErrors & ApplyForSignUpResponses;
    }>;
    checkSignUpLink: RouteHandler<{
        Body: CheckSignUpLinkData['body'];
        Reply: CheckSignUpLinkErrors & CheckSignUpLinkResponses;
    }>;
    createMember: RouteHandler<{
        Body: CreateMemberData['body'];
        Reply: CreateMemberErrors & CreateMemberResponses;
    }>;
    changePassword: RouteHandler<{
        Body: ChangePasswordData['body'];
        Reply: ChangePasswordErrors & ChangePasswordResponses;
    }>;
    cancelEmailChange: RouteHandler<{
        Reply: CancelEmailChangeErrors & CancelEmailChangeResponses;
    }>;
    getEmailChange: RouteHandler<{
        Reply: GetEmailChangeErrors & GetEmailChangeResponses;
    }>;
    requestEmailChange: RouteHandler<{
        Body: RequestEmailChangeData['body'];
        Reply: RequestEmailChangeErrors & RequestEmailChangeResponses;
    }>;
    checkEmailChangeLink: RouteHandler<{
        Body: CheckEmailChangeLinkData['body'];
        Reply: CheckEmailChangeLinkErrors & CheckEmailChangeLinkResponses;
    }>;
    confirmEmailChange: RouteHandler<{
        Body: ConfirmEmailChangeData['body'];
        Reply: ConfirmEmailChangeErrors & ConfirmEmailChangeResponses;
    }>;
    stopEmailChange: RouteHandler<{
        Body: StopEmailChangeData['body'];
        Reply: StopEmailChangeErrors & StopEmailChangeResponses;
    }>;
    deleteCurrentMember: RouteHandler<{
        Reply: DeleteCurrentMemberErrors & DeleteCurrentMemberResponses;
    }>;
    getCurrentMember: RouteHandler<{
        Reply: GetCurrentMemberErrors & GetCurrentMemberResponses;
    }>;
    updateCurrentMember: RouteHandler<{
        Body: UpdateCurrentMemberData['body'];
        Headers: UpdateCurrentMemberData['headers'];
        Reply: UpdateCurrentMemberErrors & UpdateCurrentMemberResponses;
    }>;
    listCompanions: RouteHandler<{
        Reply: ListCompanionsErrors & ListCompanionsResponses;
    }>;
    createCompanion: RouteHandler<{
        Body: CreateCompanionData['body'];
        Headers?: CreateCompanionData['headers'];
        Reply: CreateCompanionErrors & CreateCompanionResponses;
    }>;
    deleteCompanion: RouteHandler<{
        Params: DeleteCompanionData['path'];
        Reply: DeleteCompanionErrors & DeleteCompanionResponses;
    }>;
    updateCompanion: RouteHandler<{
        Body: UpdateCompanionData['body'];
        Headers: UpdateCompanionData['headers'];
        Params: UpdateCompanionData['path'];
        Reply: UpdateCompanionErrors & UpdateCompanionResponses;
    }>;
    listPasskeys: RouteHandler<{
        Reply: ListPasskeysErrors & ListPasskeysResponses;
    }>;
    createPasskey: RouteHandler<{
        Body: CreatePasskeyData['body'];
        Reply: CreatePasskeyErrors & CreatePasskeyResponses;
    }>;
    deletePasskey: RouteHandler<{
        Params: DeletePasskeyData['path'];
        Reply: DeletePasskeyErrors & DeletePasskeyResponses;
    }>;
    updatePasskey: RouteHandler<{
        Body: UpdatePasskeyData['body'];
        Headers: UpdatePasskeyData['headers'];
        Params: UpdatePasskeyData['path'];
        Reply: UpdatePasskeyErrors & UpdatePasskeyResponses;
    }>;
    createPasskeyChallenge: RouteHandler<{
        Reply: CreatePasskeyChallengeErrors & CreatePasskeyChallengeResponses;
    }>;
    listMemberVehicles: RouteHandler<{
        Reply: ListMemberVehiclesErrors & ListMemberVehiclesResponses;
    }>;
    createMemberVehicle: RouteHandler<{
        Body: CreateMemberVehicleData['body'];
        Headers?: CreateMemberVehicleData['headers'];
        Reply: CreateMemberVehicleErrors & CreateMemberVehicleResponses;
    }>;
    deleteMemberVehicle: RouteHandler<{
        Params: DeleteMemberVehicleData['path'];
        Reply: DeleteMemberVehicleErrors & DeleteMemberVehicleResponses;
    }>;
    updateMemberVehicle: RouteHandler<{
        Body: UpdateMemberVehicleData['body'];
        Headers: UpdateMemberVehicleData['headers'];
        Params: UpdateMemberVehicleData['path'];
        Reply: UpdateMemberVehicleErrors & UpdateMemberVehicleResponses;
    }>;
    getNotificationSettings: RouteHandler<{
        Reply: GetNotificationSettingsErrors & GetNotificationSettingsResponses;
    }>;
    updateNotificationSettings: RouteHandler<{
        Body: UpdateNotificationSettingsData['body'];
        Headers: UpdateNotificationSettingsData['headers'];
        Reply: UpdateNotificationSettingsErrors & UpdateNotificationSettingsResponses;
    }>;
    listCards: RouteHandler<{
        Reply: ListCardsErrors & ListCardsResponses;
    }>;
    deleteCard: RouteHandler<{
        Params: DeleteCardData['path'];
        Reply: DeleteCardErrors & DeleteCardResponses;
    }>;
    keepCustomers: RouteHandler<{
        Body: KeepCustomersData['body'];
        Headers: KeepCustomersData['headers'];
        Reply: KeepCustomersErrors & KeepCustomersResponses;
    }>;
    getMemberData: RouteHandler<{
        Reply: GetMemberDataErrors & GetMemberDataResponses;
    }>;
    endOtherLogins: RouteHandler<{
        Reply: EndOtherLoginsErrors & EndOtherLoginsResponses;
    }>;
    listLogins: RouteHandler<{
        Reply: ListLoginsErrors & ListLoginsResponses;
    }>;
    endLogin: RouteHandler<{
        Params: EndLoginData['path'];
        Reply: EndLoginErrors & EndLoginResponses;
    }>;
};
